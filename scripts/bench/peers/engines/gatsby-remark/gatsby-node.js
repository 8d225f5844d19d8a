const path = require('path');
exports.createPages = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql(`
    {
      allMarkdownRemark {
        nodes {
          id
          parent {
            ... on File {
              relativeDirectory
              name
            }
          }
        }
      }
    }
  `);
  if (errors) return reporter.panicOnBuild('query failed', errors);
  const component = path.resolve('./src/templates/doc.js');
  for (const node of data.allMarkdownRemark.nodes) {
    const { relativeDirectory: dir, name } = node.parent;
    const p = name === 'index' ? '/' + (dir ? dir + '/' : '') : `/${dir}/${name}/`;
    actions.createPage({ path: p, component, context: { id: node.id } });
  }
};
