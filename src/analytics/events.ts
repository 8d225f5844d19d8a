/** Every event that the site sends, with its parameters; described in docs/analytics.md. */
export interface AnalyticsEvents {
  page_view: { page_title: string; page_location: string; product: string; category: string };
  copy: {
    /** What a demo's own buttons copy is an event `demo`. */
    kind: 'code' | 'playground' | 'markdown' | 'theme' | 'link';
    trigger: 'click' | 'keyboard';
  };
  code_variant: { variant: 'JS' | 'TS' };
  code_styling: { styling: 'System' | 'Tailwind' | 'CSS' };
  api_display: { section: string; display: string };
  search_open: { trigger: 'button' | 'keyboard' };
  search_choose: { position: number; pathname: string };
  /** What people look for and we do not have: all that is ever sent of typed text. */
  search_no_result: { query: string };
  /** `action` is one of `DemoAction` in src/demo/demoActions.ts. */
  demo: { action: string; demo: string };
  feedback: { rating: 'yes' | 'no'; page: string };
  theme_mode: { mode: 'light' | 'dark' | 'system' };
  web_vital: {
    metric: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
    value: number;
    delta: number;
    metric_id: string;
    template: string;
    connection: string;
  };
}
