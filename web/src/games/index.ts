// Which component shows which stage. Each is loaded when a table of it is opened.
import { lazy, type Component } from 'solid-js';
import type { Scene } from '../engine/contract';
import type { OpenMatch } from '../match/state';
import { Plain } from './Plain';

export interface GameProps {
  match: OpenMatch;
}
type GameComponent = Component<GameProps>;

const stages: Partial<Record<Scene['stage'], GameComponent>> = {
  'jack-rabbits': lazy(() => import('./jack_rabbits')),
  'jack-rabbits-building': lazy(() => import('./building')),
  rabbihop: lazy(() => import('./rabbihop')),
};

// What the marks of a stage mean.
const legends: Partial<Record<Scene['stage'], GameComponent>> = {
  'jack-rabbits': lazy(() => import('./jack_rabbits/Legend')),
  'jack-rabbits-building': lazy(() => import('./building/Legend')),
  rabbihop: lazy(() => import('./rabbihop/Legend')),
};

export const legendComponent = (stage: Scene['stage']) => legends[stage];
export const stageComponent = (stage: Scene['stage']): GameComponent => stages[stage] ?? Plain;
