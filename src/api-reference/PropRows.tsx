import { useTranslate } from '../i18n/I18nProvider';
import { toApiAnchor, type ApiProp, type AnchorSection } from '../shared/apiReference';
import { Chip } from '../ui/Chip';
import { ApiCode } from './ApiCode';
import { ApiDefault } from './ApiDefault';
import { ApiHead } from './ApiHead';
import { ApiRow } from './ApiRow';
import { ApiTable } from './ApiTable';
import { Html } from './Html';

/** What a row shows of a prop, a parameter or a member. */
export type ShownProp = Pick<
  ApiProp,
  | 'name'
  | 'typeHtml'
  | 'typeNoteHtml'
  | 'required'
  | 'defaultValue'
  | 'deprecatedHtml'
  | 'descriptionHtml'
  | 'signature'
>;

interface PropRowsProps {
  /** Component or hook whose anchors the rows carry. */
  owner: string;
  anchor: AnchorSection;
  props: readonly ShownProp[];
  /** Name of the table for assistive technology. */
  label: string;
  /** Names of those that are shown; null for all. */
  shown?: ReadonlySet<string> | null;
}

function Signature({ signature }: Pick<ShownProp, 'signature'>) {
  const translate = useTranslate();
  if (!signature) return null;
  const { parameters, returns } = signature;
  return (
    <ul>
      {parameters.map(({ name, type, descriptionHtml }) => (
        <li key={name}>
          <code>{name}</code>: <ApiCode code={type} /> <Html html={descriptionHtml} />
        </li>
      ))}
      {returns ? (
        <li>
          {translate('api.returns')} <ApiCode code={returns.type} />{' '}
          <Html html={returns.descriptionHtml} />
        </li>
      ) : null}
    </ul>
  );
}

export function PropRows({ owner, anchor, props, label, shown = null }: PropRowsProps) {
  const translate = useTranslate();
  const columns = (['name', 'type', 'default', 'description'] as const).map((key) =>
    translate(`api.${key}`),
  );
  const [, type = '', defaultLabel = ''] = columns;
  return (
    <ApiTable $section="props" aria-label={label}>
      <ApiHead columns={columns} />
      <tbody>
        {props.map((prop) => (
          <ApiRow
            key={prop.name}
            id={toApiAnchor(owner, anchor, prop.name)}
            code={prop.name}
            hidden={shown?.has(prop.name) === false}
            chips={
              <>
                {prop.required ? <Chip>{translate('api.required')}</Chip> : null}
                {prop.deprecatedHtml === null ? null : <Chip>{translate('api.deprecated')}</Chip>}
              </>
            }
            cells={[
              {
                label: type,
                content: (
                  <>
                    <code dangerouslySetInnerHTML={{ __html: prop.typeHtml }} />
                    {prop.typeNoteHtml ? <Html html={prop.typeNoteHtml} /> : null}
                  </>
                ),
              },
              {
                label: defaultLabel,
                content:
                  prop.defaultValue === null ? null : <ApiDefault value={prop.defaultValue} />,
              },
              {
                label: '',
                content: (
                  <>
                    <Html html={prop.descriptionHtml} />
                    {prop.deprecatedHtml ? <Html html={prop.deprecatedHtml} /> : null}
                    <Signature signature={prop.signature} />
                  </>
                ),
              },
            ]}
          />
        ))}
      </tbody>
    </ApiTable>
  );
}
