export default function HomePage() {
  return <h1>Plumbline</h1>;
}

export function Head() {
  return <title>Plumbline</title>;
}
