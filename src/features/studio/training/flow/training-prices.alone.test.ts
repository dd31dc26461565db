import { beforeEach, expect, test, vi } from 'vitest';
import { openDevice, type Device } from './testing/device.ts';
import { roughNetwork, type RoughNetwork } from './testing/rough-network.ts';

/** A contract in which the modes have different prices. */
const prices = vi.hoisted(() => ({ fast: 200, lora: 350 }));
vi.mock('#openapi/limits.gen.ts', async (original) => ({
  ...(await original<object>()),
  TRAINING_COST_CREDITS: prices,
}));

let network: RoughNetwork;
let device: Device;

beforeEach(async () => {
  prices.lora = 350;
  network = await roughNetwork();
  device = openDevice();
});

const spent = () => network.balanceBefore - network.balance();

test.each(['fast', 'lora'] as const)('a %s training costs its own price', async (mode) => {
  await device.train(mode);
  expect(device.state.step).toBe('running');
  expect(spent()).toBe(prices[mode]);
});

test('a failed training refunds its own price', async () => {
  network.setFailures([null, 502]);
  await device.train('lora');
  expect(device.reported.at(-1)).toContain('Your 350 credits have been refunded.');
  expect(spent()).toBe(0);
});

test('a refund keeps the amount of its charge after a price change', async () => {
  network.setFailures([null, 'closedBefore']);
  await network.untilClosed(() => device.train('lora'));
  expect(spent()).toBe(350);
  prices.lora = 400;
  device.reopen();
  await device.resume();
  expect(device.reported.at(-1)).toContain('Your 350 credits have been refunded.');
  expect(spent()).toBe(0);
});
