type Reply = { status: number; text: string };

/** Replaces XMLHttpRequest: reports half and all of the progress, then the response, unless it is aborted before. */
export const uploadRequestTo = (answer: (method: string, path: string, form: FormData) => Promise<Reply>) =>
  class {
    status = 0;
    responseText = '';
    upload: { onprogress?: (event: object) => void } = {};
    onload = () => {};
    onabort = () => {};
    isAborted = false;
    address: [method: string, path: string] = ['', ''];

    open(method: string, path: string) {
      this.address = [method, path];
    }

    setRequestHeader() {}

    abort() {
      this.isAborted = true;
      this.onabort();
    }

    async send(form: FormData) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      const { status, text } = await answer(...this.address, form);
      if (this.isAborted) return;
      this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
      this.status = status;
      this.responseText = text;
      this.onload();
    }
  };
