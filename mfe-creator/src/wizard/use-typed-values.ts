import { useState } from 'react';
import { isSame, keepTyped, readTyped, type TypedPlace } from './wizard-memory.ts';

/**
 * A step's values while they are typed: kept in this browser until they are saved. What was typed in this tab is simply
 * there again; what was typed in one that is closed is offered. Without a place (nobody is known) nothing is kept. [T-41]
 */
export function useTypedValues<Values extends object>(place: TypedPlace | undefined, saved: Values) {
  const [found] = useState(() => place && readTyped(place, saved));
  const [values, setValues] = useState(found?.isOfThisTab ? found.values : saved);
  const [offered, setOffered] = useState(found && !found.isOfThisTab ? found.values : undefined);

  function change(next: Values): void {
    setValues(next);
    if (place) keepTyped(place, isSame(next, saved) ? undefined : next);
  }

  return {
    values,
    change,
    /** Once they are saved. */
    forget: () => {
      if (place) keepTyped(place, undefined);
    },
    /** Values of an earlier visit that wait for an answer. */
    offer: offered && {
      accept: () => {
        setOffered(undefined);
        change(offered);
      },
      discard: () => {
        setOffered(undefined);
        change(values);
      },
    },
  };
}
