import type { Page } from 'playwright-core';
import type { Device } from '../../src/server/testing/push-service.ts';

/** A browser has its push service from its maker; this one is given ours, with the keys of a device that we hold. */
export const withPushService = (page: Page, service: string, device: Device): Promise<unknown> =>
  page.addInitScript(
    (subscription) => {
      // A browser without a desktop allows no notifications; whoever plays says yes.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      PushManager.prototype.subscribe = async () => Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => subscription });
      PushManager.prototype.getSubscription = async () => null;
    },
    { endpoint: `${service}/device`, keys: device.keys },
  );
