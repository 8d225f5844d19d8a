import * as React from 'react';
import { useBadge, type UseBadgeParameters } from '@mui/base/useBadge';

const ticket =
  'inline-flex items-stretch overflow-hidden rounded-lg border border-slate-500 ' +
  'dark:border-slate-400';

const ticketName = 'px-4 py-2';

const ticketCount =
  'grid min-w-12 place-items-center bg-sky-800 px-2 font-bold text-white ' +
  'dark:bg-sky-300 dark:text-sky-950';

const row = 'flex flex-wrap items-center gap-6 p-3';

interface CountTicketProps extends UseBadgeParameters {
  children: React.ReactNode;
}

function CountTicket({ children, ...parameters }: CountTicketProps) {
  const { displayValue, invisible } = useBadge(parameters);

  return (
    <span className={ticket}>
      <span className={ticketName}>{children}</span>
      {!invisible && <span className={ticketCount}>{displayValue}</span>}
    </span>
  );
}

export default function TicketHook() {
  return (
    <div className={row}>
      <CountTicket badgeContent={7}>Pressing</CountTicket>
      <CountTicket badgeContent={31} max={20}>
        Folding
      </CountTicket>
      <CountTicket badgeContent={0}>Mending</CountTicket>
    </div>
  );
}
