import { configure, getConfig } from '@testing-library/dom';
import { lazyComputedStyle } from './computed-style.ts';

if (typeof window !== 'undefined') window.getComputedStyle = lazyComputedStyle(window);

const { getElementError } = getConfig();
configure({
  // The error of a query that polls prints the document only if it is read, at the timeout.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isPolling } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    if (!isPolling) return getElementError(message, container);
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => getElementError(message, container).message },
    });
  },
});
