import type { Compiler } from 'webpack';
import { shortenTokens } from '../../shared/shortTokens';

/** Has the scripts, for browsers and for the server, name tokens as the styles of the pages do. */
export const shortTokensPlugin = {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
    compiler.hooks.compilation.tap('short-tokens', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'short-tokens', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith('.js'))) {
          compilation.updateAsset(name, (source) => {
            const text = String(source.source());
            const short = shortenTokens(text);
            return short === text ? source : new sources.RawSource(short);
          });
        }
      });
    });
  },
};
