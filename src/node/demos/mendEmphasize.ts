import { mendModule } from './mendModule';

/**
 * `private_safeEmphasize` of MUI System 5.14.18 calls itself until the stack is full, catches that and gives back the colour that it
 * was given. `extendTheme` of Material UI has it done four times, which keeps a fast computer busy for 100 milliseconds. Here it gives
 * back the colour at once: the same answer.
 */
export const mendEmphasize = mendModule({
  name: 'mend-emphasize',
  file: /@mui[\\/]system[\\/].*colorManipulator\.js$/,
  piece: 'return private_safeEmphasize(color, coefficient);',
  mended: 'return color;',
});
