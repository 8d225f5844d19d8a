import * as React from 'react';
import { Input } from '@mui/base/Input';
import './styles.css';

export default function BasicInput() {
  const id = React.useId();

  return (
    <div className="plant-field">
      <label htmlFor={id}>Name of the plant</label>
      <Input className="plant-input" id={id} defaultValue="Lady's mantle" />
    </div>
  );
}
