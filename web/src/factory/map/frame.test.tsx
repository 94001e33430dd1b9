// @vitest-environment happy-dom

import { setTimeout } from 'node:timers/promises';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MapView } from '../list/address.ts';
import { MapFrame } from './frame.tsx';
import { boundsOf, placeIn } from './geometry.ts';

const frame = { width: 800, height: 600 };
const seoul: MapView = { longitude: 127, latitude: 37.5, zoom: 6 };
let shown = seoul;

const Example = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [view, setView] = useState(seoul);
  shown = view;
  return (
    <QueryClientProvider client={new QueryClient()}>
      <MapFrame ref={setElement} element={element} frame={frame} view={view} onView={setView} isPending={false}>
        <button type="button">mark</button>
      </MapFrame>
    </QueryClientProvider>
  );
};

const drag = (target: Element, right: number, down: number) => {
  const at = (x: number, y: number) => ({ clientX: x, clientY: y, button: 0, view: window });
  fireEvent.mouseDown(target, at(300, 300));
  fireEvent.mouseMove(window, at(300 + right, 300 + down));
  fireEvent.mouseUp(window, at(300 + right, 300 + down));
};

/** Turns the wheel by one zoom. Returns whether the page would scroll. */
const turnWheel = (clientX: number, clientY: number) => {
  const event = new WheelEvent('wheel', { deltaY: -300, bubbles: true, cancelable: true });
  // The wheel of the test environment knows no position.
  return fireEvent(map(), Object.assign(event, { clientX, clientY }));
};

const rounded = ({ longitude, latitude, zoom }: MapView) => [longitude, latitude, zoom].map((part) => part.toFixed(4));

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(<Example />);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // The click that ends a drag is dropped until the next turn.
  await setTimeout(0);
});

const map = () => screen.getByRole('region');

describe('MapFrame', () => {
  it('moves with the pointer, and back', () => {
    drag(map(), -64, -64);
    expect(shown.longitude).toBeGreaterThan(127);
    expect(shown.latitude).toBeLessThan(37.5);
    drag(map(), 64, 64);
    expect(rounded(shown)).toEqual(rounded(seoul));
  });

  it('leaves the pointer to a button on it', () => {
    drag(screen.getByRole('button', { name: 'mark' }), -64, -64);
    expect(shown).toBe(seoul);
  });

  it('keeps in place what is pointed at while the wheel zooms', () => {
    const busan = { longitude: 129, latitude: 35.1 };
    const { x, y } = placeIn(busan, seoul, frame);
    expect(turnWheel(x, y)).toBe(false);
    expect(shown.zoom).toBeCloseTo(7);
    expect(placeIn(busan, shown, frame).x).toBeCloseTo(x);
    expect(placeIn(busan, shown, frame).y).toBeCloseTo(y);
  });

  it('stops at the last zoom without a scroll of the page', () => {
    for (let turn = 0; turn < 12; turn += 1) turnWheel(400, 300);
    expect(shown.zoom).toBeCloseTo(14);
    expect(turnWheel(400, 300)).toBe(false);
  });

  it('zooms with two fingers', () => {
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', gap: number) => {
      const changedTouches = [-gap, gap].map((off, identifier) => ({
        identifier,
        target: map(),
        clientX: 400 + off,
        clientY: 300,
      }));
      fireEvent[type](map(), { changedTouches, touches: changedTouches, view: window });
    };
    fingers('touchStart', 50);
    fingers('touchMove', 100);
    fingers('touchEnd', 100);
    expect(rounded(shown)).toEqual(rounded({ ...seoul, zoom: 7 }));
  });

  it('does the same by keys and buttons', () => {
    fireEvent.keyDown(map(), { key: '+' });
    expect(rounded(shown)).toEqual(rounded({ ...seoul, zoom: 7 }));
    fireEvent.keyDown(map(), { key: 'ArrowRight' });
    expect(placeIn(seoul, shown, frame).x).toBeCloseTo(320);
    fireEvent.keyDown(map(), { key: 'ArrowLeft' });
    fireEvent.click(screen.getByRole('button', { name: /zoomOut/ }));
    expect(rounded(shown)).toEqual(rounded(seoul));
  });

  it('does not leave the world', () => {
    for (let step = 0; step < 200; step += 1) fireEvent.keyDown(map(), { key: 'ArrowUp' });
    expect(boundsOf(shown, frame).north).toBeCloseTo(85.05);
  });
});
