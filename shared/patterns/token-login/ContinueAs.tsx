import type { AuthUser } from '@portico/shared/contracts';
import { Button, Cluster } from '@portico/shared/ui';

interface ContinueAsProps {
  user: AuthUser;
  labels: { title: (name: string) => string; text: string; accept: string; refuse: string };
  onAccept: () => void;
  onRefuse: () => void;
}

/** Asks whether the visitor is the person to whom the URL's token belongs. [T-01] */
export function ContinueAs({ user, labels, onAccept, onRefuse }: ContinueAsProps) {
  return (
    <>
      <h1>{labels.title(user.displayName)}</h1>
      <p>{labels.text}</p>
      <Cluster gap={3}>
        <Button onClick={onAccept}>{labels.accept}</Button>
        <Button variant="secondary" onClick={onRefuse}>
          {labels.refuse}
        </Button>
      </Cluster>
    </>
  );
}
