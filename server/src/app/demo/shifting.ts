import { dayAfter, daysBetween, periodAfter, quarterOfDay, spanOf } from '@ieum/contract';
import type { DemoData } from './data.ts';

type DemoFlow = DemoData['flows'][number];
export type DemoQuarter = { period: string; flows: DemoFlow[] };

/** Oldest first: how much of the last quarter's went in the three before it. */
const EARLIER = [0.88, 0.93, 0.97];
/** In kilograms of a tonne that is weighed. */
const ROUNDED = 10;

/** The demo as if it had been told today: certificates end as many days from now as they did from then. */
export const shiftDemo = (demo: DemoData, today: string): DemoData => {
  const days = daysBetween(demo.as_of, today);
  const certificates = demo.certificates.map((one) => ({ ...one, valid_to: dayAfter(one.valid_to, days) }));
  const closed = lastClosedQuarter(today);
  return { ...demo, as_of: today, certificates, flows: demo.flows.map((flow) => ({ ...flow, period: closed })) };
};

const lastClosedQuarter = (today: string) => periodAfter(quarterOfDay(today), -1);

/** So long after its end people have entered a quarter, asked about it and answered. */
const TALKED_ABOUT_DAYS = 45;

/** The last quarter that declarations can speak of. */
export const declaredQuarter = (today: string) => {
  const closed = lastClosedQuarter(today);
  return daysBetween(spanOf(closed).to, today) < TALKED_ABOUT_DAYS ? periodAfter(closed, -1) : closed;
};

/**
 * Four quarters of the same flows, the oldest first and the last as it was told. Before, less went; what differs between two
 * sides is news of the last one, except one difference that was talked over (`SETTLED`).
 */
export const quartersOf = ({ flows }: DemoData, today: string): DemoQuarter[] => {
  const closed = lastClosedQuarter(today);
  const quarterAt = (before: number) => periodAfter(closed, before - EARLIER.length);
  const earlier = EARLIER.map((factor, nth) => ({
    period: quarterAt(nth),
    flows: flows.map((flow) => earlierFlow(flow, factor, nth, quarterAt(nth))),
  }));
  return [...earlier, { period: closed, flows: flows.map((flow) => ({ ...flow, period: closed })) }];
};

/** Of which flow, in which of the earlier quarters, how much less came than had left. */
export const SETTLED = { code: 'L01', nth: 1, received: 0.97, agreed: 0.985 };
/** Knitted in the quarter before the last: hardly more than could be, and within what a scale may err. */
const KNITTED = { code: 'L08', nth: 2, shipped: 1.015 };

const earlierFlow = (flow: DemoFlow, factor: number, nth: number, period: string): DemoFlow => {
  const { code, qty_shipped, qty_received } = flow;
  const whole = Math.min(qty_shipped ?? Number.POSITIVE_INFINITY, qty_received ?? Number.POSITIVE_INFINITY);
  const isSettled = code === SETTLED.code && nth === SETTLED.nth;
  const isKnitted = code === KNITTED.code && nth === KNITTED.nth;
  return {
    ...flow,
    period,
    qty_shipped: qty_shipped === null ? null : rounded(whole * factor * (isKnitted ? KNITTED.shipped : 1)),
    qty_received: qty_received === null ? null : rounded(whole * factor * (isSettled ? SETTLED.received : 1)),
  };
};

export const rounded = (quantity: number) => Math.round(quantity * ROUNDED) / ROUNDED;
