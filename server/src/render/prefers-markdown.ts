import { Negotiator } from '@fastify/accept-negotiator';

const negotiator = new Negotiator({ supportedValues: ['text/markdown', 'text/html'] });

/** Whether a reader with this Accept header prefers Markdown to HTML. Browsers never name it. */
export const prefersMarkdown = (accepted = ''): boolean =>
  accepted.includes('text/markdown') && negotiator.negotiate(accepted) === 'text/markdown';
