import './styles.css';

export default function KiteTag() {
  return <span className="kite-tag">Kite 12</span>;
}
