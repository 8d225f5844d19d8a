import { type Plugin } from 'rolldown';

const recursion = 'return private_safeEmphasize(color, coefficient);';

/**
 * `private_safeEmphasize` of MUI System 5.14.18 calls itself until the stack is full, catches that and gives back the colour that it
 * was given. `extendTheme` of Material UI has it done four times, which keeps a fast computer busy for 100 milliseconds. Here it gives
 * back the colour at once: the same answer.
 */
export const mendEmphasize: Plugin = {
  name: 'mend-emphasize',
  transform: {
    filter: { id: /@mui[\\/]system[\\/].*colorManipulator\.js$/, code: recursion },
    handler: (code) => ({ code: code.replace(recursion, 'return color;'), map: null }),
  },
};
