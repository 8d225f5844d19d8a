const path = require('path');
module.exports = {
  siteMetadata: { title: 'Acme UI', description: 'Documentation of a component library' },
  trailingSlash: 'always',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: path.join(__dirname, 'content') },
    },
    { resolve: 'gatsby-transformer-remark', options: { gfm: true } },
  ],
};
