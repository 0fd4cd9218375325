/** One upload of the page, and controls of its result. */
export interface FakeUpload {
  /** 'POST /api/…' */
  call: string;
  headers: Record<string, string>;
  form: FormData;
  isAborted: boolean;
  /** 0 to 1. */
  progress: (sent: number) => void;
  respond: (status: number, body: unknown, statusText?: string) => void;
  /** The connection is lost. */
  lose: () => void;
}

/** Replaces XMLHttpRequest in tests of uploads; `uploads` collects what the page sends. `restore` ends it. */
export function fakeUploads(): { uploads: FakeUpload[]; restore: () => void } {
  const uploads: FakeUpload[] = [];
  const original = globalThis.XMLHttpRequest;

  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    status = 0;
    statusText = '';
    response: unknown = null;
    responseType = '';
    timeout = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private call = '';
    private readonly headers: Record<string, string> = {};
    private sent: FakeUpload | undefined;

    open(method: string, url: string): void {
      this.call = `${method} ${url}`;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    abort(): void {
      if (this.sent) this.sent.isAborted = true;
      this.onabort?.();
    }
    send(form: FormData): void {
      this.sent = {
        call: this.call,
        headers: this.headers,
        form,
        isAborted: false,
        progress: (sent) => this.upload.onprogress?.({ lengthComputable: true, loaded: sent, total: 1 }),
        respond: (status, body, statusText = '') => {
          Object.assign(this, { status, statusText, response: body });
          this.onload?.();
        },
        lose: () => this.onerror?.(),
      };
      uploads.push(this.sent);
    }
  }

  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return {
    uploads,
    restore: () => {
      globalThis.XMLHttpRequest = original;
    },
  };
}
