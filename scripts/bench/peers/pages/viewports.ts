/** Those of Lighthouse. */
export const desktop = { width: 1350, height: 940 };
export const phone = { width: 412, height: 823 };
