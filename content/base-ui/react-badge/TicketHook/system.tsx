import * as React from 'react';
import { useBadge, type UseBadgeParameters } from '@mui/base/useBadge';
import { styled } from '@mui/system';

const Ticket = styled('span')({
  display: 'inline-flex',
  alignItems: 'stretch',
  overflow: 'hidden',
  border: '1px solid #64748b',
  borderRadius: 8,
  '.mode-dark &': { borderColor: '#94a3b8' },
});

const TicketName = styled('span')({ padding: '8px 16px' });

const TicketCount = styled('span')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 48,
  paddingInline: 8,
  background: '#075985',
  color: '#fff',
  fontWeight: 700,
  '.mode-dark &': { background: '#7dd3fc', color: '#082f49' },
});

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 24,
  padding: 12,
});

interface CountTicketProps extends UseBadgeParameters {
  children: React.ReactNode;
}

function CountTicket({ children, ...parameters }: CountTicketProps) {
  const { displayValue, invisible } = useBadge(parameters);

  return (
    <Ticket>
      <TicketName>{children}</TicketName>
      {!invisible && <TicketCount>{displayValue}</TicketCount>}
    </Ticket>
  );
}

export default function TicketHook() {
  return (
    <Row>
      <CountTicket badgeContent={7}>Pressing</CountTicket>
      <CountTicket badgeContent={31} max={20}>
        Folding
      </CountTicket>
      <CountTicket badgeContent={0}>Mending</CountTicket>
    </Row>
  );
}
