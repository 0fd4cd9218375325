import type { AuthUser } from '@portico/shared/contracts';
import { Button, Cluster } from '@portico/shared/ui';

interface ContinueAsProps {
  user: AuthUser;
  words: { title: (name: string) => string; text: string; accept: string; refuse: string };
  onAccept: () => void;
  onRefuse: () => void;
}

/** Asks whether the visitor is the person to whom the URL's token belongs. [T-01] */
export function ContinueAs({ user, words, onAccept, onRefuse }: ContinueAsProps) {
  return (
    <>
      <h1>{words.title(user.displayName)}</h1>
      <p>{words.text}</p>
      <Cluster gap={3}>
        <Button onClick={onAccept}>{words.accept}</Button>
        <Button variant="secondary" onClick={onRefuse}>
          {words.refuse}
        </Button>
      </Cluster>
    </>
  );
}
