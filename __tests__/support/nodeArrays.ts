/** jsdom has arrays of its own; esbuild asks for those of Node, which its buffers are made of. */
const { constructor } = Object.getPrototypeOf(Buffer.prototype) as Uint8Array;

Object.assign(globalThis, { Uint8Array: constructor });
