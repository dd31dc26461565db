import { playJourneys } from './play-journeys.ts';

// The main journeys by keyboard alone: Tab, arrow keys, Enter, Space and Escape.
playJourneys('demo');
