export default function ApiPageTemplate() {
  return null;
}
