/** What the frame tells the analytics tool. */
export interface AnalyticsTool {
  /** One visit to a page, by its path alone. [APP-27, OPEN-17] */
  pageView(path: string): void;
}

type Command = [name: string, ...values: unknown[]];
type CommandQueue = { dataLayer?: ArrayLike<unknown>[] };

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/**
 * Google Analytics 4 for a measurement id. The tool reads the page's address, title and referrer by itself unless they
 * are given: queries may hold tokens and search words, titles the names of private pages, so the path is all it gets.
 */
export function startAnalyticsTool(id: string): AnalyticsTool {
  const page = window as unknown as CommandQueue;
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  // The tool only takes what looks like the arguments of its own function.
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
      // The tool tells commands from other entries by this very object.
      return arguments;
    } as (...values: unknown[]) => IArguments
  )(...command);
}
