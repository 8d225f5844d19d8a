/** Layout that demos are written for, in the page and in the edit frame: one below the other, centred. */
export const demoLayoutCss = 'display:flex;flex-direction:column;align-items:safe center;';
