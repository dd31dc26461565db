import { DEMO_JOURNEYS } from './engines/journeys.ts';
import { testJourneys } from './test-journeys.ts';

// The main journeys by keyboard alone: Tab, arrow keys, Enter, Space and Escape.
testJourneys(DEMO_JOURNEYS);
