import { useTranslate } from '../i18n/I18nProvider';
import { Status } from './IconSearchStyle';
import { toCountText } from './toCountText';

interface IconStatusProps {
  query: string;
  /** How many icons there are for it. */
  total: number;
  /** Whether the names are here, without which nothing is searched. */
  isKnown: boolean;
  /** Whether they could not be fetched. */
  hasFailed: boolean;
  arePicturesMissing: boolean;
}

/** How many icons were found, or what is missing. */
export function IconStatus(props: IconStatusProps) {
  const { query, total, isKnown, hasFailed, arePicturesMissing } = props;
  const translate = useTranslate();
  const count = toCountText(total);
  const toText = () => {
    if (hasFailed) return translate('icons.unreachable');
    if (arePicturesMissing) return translate('icons.picturesMissing');
    if (isKnown && total === 0) return translate('icons.none', { query });
    if (query.trim() === '' || !isKnown) return translate('icons.all', { count });
    return translate(total === 1 ? 'icons.one' : 'icons.found', { count });
  };
  return <Status role="status">{toText()}</Status>;
}
