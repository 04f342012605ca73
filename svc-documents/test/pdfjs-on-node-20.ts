// pdfjs-dist needs this function of Node 22.
if (!('withResolvers' in Promise)) {
  Object.assign(Promise, {
    withResolvers() {
      let resolve, reject;
      const promise = new Promise((onResolve, onReject) => {
        resolve = onResolve;
        reject = onReject;
      });
      return { promise, resolve, reject };
    },
  });
}

export {};
