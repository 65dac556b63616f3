ALTER TABLE "access_record" ADD COLUMN "shop_id" varchar(64);
