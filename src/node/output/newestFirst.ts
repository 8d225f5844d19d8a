/** Posts as the site shows them. @param posts with dates like `2026-11-21`. */
export function newestFirst<Post extends { date: string }>(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date));
}
