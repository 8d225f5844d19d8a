import { graphql } from 'gatsby';

/** What frames need of the demos of a page. The source text is not asked for: it is the text of its HTML. */
export const demoFragments = graphql`
  fragment DemoFrame on Demo {
    name
    stylings
    variants {
      codeVariant
      codeStyling
      filename
      previewHtml
      library
      isTwin
      lineCount
      carried {
        html
        files {
          path
          html
        }
      }
      dependencies {
        name
        version
      }
    }
    renders {
      codeStyling
      html
      frameUrl
    }
  }
  fragment PlaygroundPanel on Playground {
    of
    controls
    fixedProps
    codeProps
    childrenHtml
    html
  }
  fragment DemoScripts on DemoBundle {
    script
    codeUrl
    modulePreloads
    demoPreloads {
      scope
      urls
    }
    stylesHtml
    tailwindStylesheet
  }
`;
