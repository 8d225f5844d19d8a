import * as React from 'react';
import { useBadge, type UseBadgeParameters } from '@mui/base/useBadge';
import './styles.css';

interface CountTicketProps extends UseBadgeParameters {
  children: React.ReactNode;
}

function CountTicket({ children, ...parameters }: CountTicketProps) {
  const { displayValue, invisible } = useBadge(parameters);

  return (
    <span className="ticket">
      <span className="ticket-name">{children}</span>
      {!invisible && <span className="ticket-count">{displayValue}</span>}
    </span>
  );
}

export default function TicketHook() {
  return (
    <div className="wash-row">
      <CountTicket badgeContent={7}>Pressing</CountTicket>
      <CountTicket badgeContent={31} max={20}>
        Folding
      </CountTicket>
      <CountTicket badgeContent={0}>Mending</CountTicket>
    </div>
  );
}
