import { Footer, Layout, Navbar } from 'nextra-theme-docs';
import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import 'nextra-theme-docs/style.css';
export const metadata = {
  title: { default: 'Acme UI', template: '%s | Acme UI' },
  description: 'Documentation of a component library',
};
export default async function RootLayout({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout
          navbar={<Navbar logo={<b>Acme UI</b>} />}
          pageMap={await getPageMap()}
          sidebar={{ defaultMenuCollapseLevel: 1 }}
          footer={<Footer>Acme UI</Footer>}
        >
          {children}
        </Layout>
      </body>
    </html>
  );
}
