const path = require('path');
exports.createPages = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql(`
    {
      allMdx {
        nodes {
          id
          frontmatter {
            title
          }
          internal {
            contentFilePath
          }
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
  const template = path.resolve('./src/templates/doc.js');
  for (const node of data.allMdx.nodes) {
    const { relativeDirectory: dir, name } = node.parent;
    const p = name === 'index' ? '/' + (dir ? dir + '/' : '') : `/${dir}/${name}/`;
    actions.createPage({
      path: p,
      component: `${template}?__contentFilePath=${node.internal.contentFilePath}`,
      context: { id: node.id },
    });
  }
};
