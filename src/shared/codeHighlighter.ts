import { tagHighlighter, tags } from '@lezer/highlight';

/**
 * Classes of the tokens of code, the same in finished HTML and in the editor: `t-c` comment, `t-s` string, `t-k` keyword,
 * `t-n` name, `t-d` number or constant.
 */
export const codeHighlighter = tagHighlighter([
  { tag: [tags.comment, tags.meta], class: 't-c' },
  { tag: [tags.string, tags.regexp, tags.attributeValue, tags.character], class: 't-s' },
  {
    tag: [
      tags.keyword,
      tags.modifier,
      tags.operatorKeyword,
      tags.definitionKeyword,
      tags.controlKeyword,
      tags.self,
    ],
    class: 't-k',
  },
  {
    tag: [
      tags.typeName,
      tags.className,
      tags.tagName,
      tags.attributeName,
      tags.propertyName,
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.namespace,
      tags.labelName,
    ],
    class: 't-n',
  },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color], class: 't-d' },
]);
