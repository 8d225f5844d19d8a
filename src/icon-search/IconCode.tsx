import styled from 'styled-components';
import { track } from '../analytics/track';
import { useTranslate } from '../i18n/I18nProvider';
import { toImportLine, toSvg, type IconMarkup } from '../shared/icons';
import { CopyButton } from '../ui/CopyButton';
import { codePanelCss } from '../ui/codePanelCss';

const Code = styled.div`
  ${codePanelCss}
`;

interface IconCodeProps {
  /** Name of the icon in its style. */
  component: string;
  /** Left out while its file is on the way: there is no SVG to copy. */
  markup: IconMarkup | undefined;
}

/** What to take away: the import and the SVG. */
export function IconCode({ component, markup }: IconCodeProps) {
  const translate = useTranslate();
  const onCopy = () => track('copy', { kind: 'code', trigger: 'click' });
  const copied = translate('code.copied');
  return (
    <Code>
      <pre tabIndex={0} role="region" aria-label={translate('icons.code')}>
        <code>{`${toImportLine(component)}\n\n<${component} />`}</code>
      </pre>
      <div>
        <CopyButton
          label={translate('icons.copyImport')}
          copiedLabel={copied}
          getText={() => toImportLine(component)}
          onCopy={onCopy}
        />
        {markup !== undefined && (
          <CopyButton
            label={translate('icons.copySvg')}
            copiedLabel={copied}
            getText={() => toSvg(markup)}
            onCopy={onCopy}
          />
        )}
      </div>
    </Code>
  );
}
