/** Of the card in px; the same as in the code that the share menu copies. */
const HEIGHT = 152;

/** `<portico-card src="https://site.example/portals/id">`: the card of a page, in a frame of its site. */
class PorticoCard extends HTMLElement {
  static readonly observedAttributes = ['src', 'lang'];

  connectedCallback(): void {
    this.show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this.show();
  }

  private show(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const page = addressOf(this.getAttribute('src'));
    if (!page) return root.replaceChildren();
    const language = this.getAttribute('lang') ?? page.searchParams.get('lang');
    const frame = document.createElement('iframe');
    frame.src = `${page.origin}/embed${page.pathname}${language ? `?lang=${encodeURIComponent(language)}` : ''}`;
    frame.title = this.getAttribute('title') ?? page.href;
    frame.loading = 'lazy';
    frame.style.cssText = `display:block;width:100%;max-width:520px;height:${HEIGHT}px;border:0;color-scheme:normal`;
    root.replaceChildren(frame);
  }
}

/** The address of a page with a card. */
function addressOf(src: string | null): URL | undefined {
  if (!src) return undefined;
  try {
    const url = new URL(src, document.baseURI);
    return /^https?:$/.test(url.protocol) && /^\/portals\/[^/]+$/.test(url.pathname) ? url : undefined;
  } catch {
    return undefined;
  }
}

if (!customElements.get('portico-card')) customElements.define('portico-card', PorticoCard);
