import { homePostPathname, homePromises } from '../../../shared/homePromises';
import type { Translate } from '../../../shared/translate';
import { toLink } from '../toLinkList';
import { toPlainTwin, type PlainSite, type PlainTwin } from './plainTwin';

/** `/` */
export function toHomeTwin({ products }: PlainSite, text: Translate): PlainTwin {
  return toPlainTwin('/', { title: text('home.title'), description: text('home.description') }, [
    `## ${text('header.products')}`,
    products
      .map(
        ({ name, homePathname, version, description }) =>
          `- ${toLink({ title: name, pathname: homePathname })} v${version}: ${description}`,
      )
      .join('\n'),
    `## ${text('home.checked')}`,
    `${text('home.checkedText')} ${toLink({ title: text('home.checkedLink'), pathname: homePostPathname })}`,
    homePromises
      .map(
        (name) =>
          `- **${text(`home.promises.${name}.title`)}**: ${text(`home.promises.${name}.text`)}`,
      )
      .join('\n'),
  ]);
}
