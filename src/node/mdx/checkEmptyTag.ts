import type { MdxBody } from './MdxBody';
import type { JsxElement } from './readAttributes';

/** What a tag does not show must not stand in it: that is an error in `body`. */
export function checkEmptyTag(body: MdxBody, { name, children: [child] }: JsxElement): void {
  if (child)
    body.failAt(child, `<${name}> holds something that is not shown. Move it below the tag.`);
}
