import { select } from 'd3-selection';
import { type D3ZoomEvent, ZoomTransform, zoom } from 'd3-zoom';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { MapView } from '../list/address.ts';
import { type Frame, scaleLimits, transformOf, viewOf, WORLD } from './geometry.ts';

type GesturesInput = {
  element: HTMLElement | null;
  frame: Frame;
  view: MapView;
  onView: (view: MapView) => void;
};

const WHEEL_PIXELS_PER_ZOOM = 300;
const LINE_PIXELS = 16;
/** Two fingers on a trackpad arrive as a wheel with Ctrl, in small steps. */
const PINCH_SPEED = 10;

/** Moves and zooms the world by mouse, wheel and fingers. Returns the same steps for keys and buttons. */
export const useGestures = ({ element, frame, view, onView }: GesturesInput) => {
  const [gestures] = useState(createGestures);

  useEffect(() => {
    if (!element) return;
    const target = select(element).call(gestures);
    // A double click would move the map by itself, which nobody asked for.
    target.on('dblclick.zoom', null);
    // The page stays where it is, also when the map has reached its last zoom.
    target.on('wheel.page', (event: WheelEvent) => event.preventDefault(), { passive: false });
    return () => {
      target.on('.zoom', null).on('.page', null);
    };
  }, [element, gestures]);

  // The library keeps a position of its own at the element. It gets each view before the next event.
  useLayoutEffect(() => {
    if (!element) return;
    const { k, x, y } = transformOf(view, frame);
    gestures
      .on('zoom', null)
      .extent([
        [0, 0],
        [frame.width, frame.height],
      ])
      .scaleExtent(scaleLimits(frame))
      .transform(select(element), new ZoomTransform(k, x, y));
    gestures.on('zoom', ({ transform }: D3ZoomEvent<HTMLElement, unknown>) => onView(viewOf(transform, frame)));
  });

  return {
    move: (right: number, down: number) => {
      const k = 2 ** view.zoom;
      if (element) gestures.translateBy(select(element), -right / k, -down / k);
    },
    zoom: (by: number) => {
      if (element) gestures.scaleBy(select(element), 2 ** by);
    },
  };
};

const createGestures = () => {
  const gestures = zoom<HTMLElement, unknown>();
  const isAllowed = gestures.filter();
  return gestures
    .translateExtent([
      [0, 0],
      [WORLD, WORLD],
    ])
    .wheelDelta(wheelZoom)
    .filter(function (event: Event, datum) {
      return isAllowed.call(this, event, datum) && (event.type === 'wheel' || !isOnControl(event));
    });
};

const wheelZoom = ({ deltaY, deltaMode, ctrlKey }: WheelEvent) => {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PIXELS : deltaY;
  return (-pixels / WHEEL_PIXELS_PER_ZOOM) * (ctrlKey ? PINCH_SPEED : 1);
};

/** Links and buttons keep their clicks. */
const isOnControl = ({ target }: Event) => target instanceof Element && target.closest('a, button') !== null;
