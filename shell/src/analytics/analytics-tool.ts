/** What the shell reports to the analytics tool. */
export interface AnalyticsTool {
  /** Reports a page view by its path alone. [APP-27, OPEN-17] */
  pageView(path: string): void;
}

type Command = [name: string, ...values: unknown[]];

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Starts Google Analytics 4 with a measurement id. It would read URL, title and referrer itself, so they are overridden
 * with the path: queries may hold tokens and search terms, titles the names of private pages.
 */
export function startAnalyticsTool(id: string): AnalyticsTool {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  // gtag.js accepts only an `arguments` object, not an array.
  const send = (...command: Command): void => {
    queue.push(argumentsOf(command));
  };
  const withoutAddress = { page_location: window.location.origin, page_referrer: '', page_title: '' };
  send('js', new Date());
  send('config', id, { ...withoutAddress, send_page_view: false });

  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);

  return {
    pageView(path) {
      send('event', 'page_view', {
        ...withoutAddress,
        page_location: window.location.origin + path,
        page_path: path,
      });
    },
  };
}

function argumentsOf(command: Command): IArguments {
  return (
    function collect() {
      // gtag.js recognises commands by the type of this object.
      return arguments;
    } as (...values: unknown[]) => IArguments
  )(...command);
}
