import { Tab } from '@mui/base/Tab';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const months = ['May', 'June', 'July'];

export default function ThreeLooks() {
  return (
    <div className="look-column">
      <Tabs defaultValue="May">
        <TabsList className="look-lines" aria-label="Month, with lines">
          {months.map((month) => (
            <Tab className="look-line" key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabsList>
      </Tabs>
      <Tabs defaultValue="May">
        <TabsList className="look-pills" aria-label="Month, as pills">
          {months.map((month) => (
            <Tab className="look-pill" key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabsList>
      </Tabs>
      <Tabs defaultValue="May">
        <TabsList className="look-boxes" aria-label="Month, in a box">
          {months.map((month) => (
            <Tab className="look-box" key={month} value={month}>
              {month}
            </Tab>
          ))}
        </TabsList>
      </Tabs>
    </div>
  );
}
