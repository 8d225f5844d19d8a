import { Kind, parse } from 'graphql';
import { typeDefinitions } from '../../src/node/schema';

test('every type and every field says in GraphiQL what it is', () => {
  const silent = typeDefinitions
    .flatMap((text) => parse(text).definitions)
    .flatMap((definition) => {
      if (
        definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
        definition.kind !== Kind.ENUM_TYPE_DEFINITION
      )
        return [`unexpected ${definition.kind}`];
      const type = definition.name.value;
      const fields = definition.kind === Kind.OBJECT_TYPE_DEFINITION ? definition.fields : [];
      return [
        ...(definition.description ? [] : [type]),
        ...(fields ?? [])
          .filter(({ description }) => !description)
          .map(({ name }) => `${type}.${name.value}`),
      ];
    });
  expect(silent).toEqual([]);
});
