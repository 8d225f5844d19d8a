/**
 * What holds for every element in the frames of demos, as in the page (`GlobalStyle`): a demo is as large in the one as in the
 * other. The font is for a frame that is opened by itself; in a page it takes on that of its place, see `readDemoLook`.
 */
export const frameBaseCss = `
      *, ::before, ::after { box-sizing: border-box; }
      body { margin: 0; background: none; font-family: system-ui, sans-serif; }
      :where(button, input, select, textarea) { font: inherit; }
    `;
